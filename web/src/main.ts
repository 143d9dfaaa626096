import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/vollkorn';
import './styles/tokens.css';
import './styles/kit.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { load } from './lib/i18n';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (target) void load(settings.language).then(() => mount(App, { target }));
