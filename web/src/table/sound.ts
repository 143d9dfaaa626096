/** A soft tick when it is one's turn; made on the spot, no file. */
let context: AudioContext | null = null;

export function tick(): void {
  try {
    context ??= new AudioContext();
    const at = context.currentTime;
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(660, at);
    tone.frequency.exponentialRampToValueAtTime(440, at + 0.09);
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
    tone.connect(loud).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.18);
  } catch {
    /* a browser without sound still plays */
  }
}
