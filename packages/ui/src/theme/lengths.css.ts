import { vars } from './vars.css';

/** The sizes and spaces of `vars`, for elements that set one at run time: importing `vars` would load every token. */
export const { size, space } = vars;
