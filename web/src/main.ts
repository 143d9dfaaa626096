import '@fontsource-variable/source-sans-3';
import '@fontsource-variable/vollkorn';
import './styles/tokens.css';
import './styles/kit.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
