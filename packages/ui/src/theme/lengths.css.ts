import { vars } from './vars.css';

/** `size` and `space` from `vars`, for elements that set one at run time: importing `vars` would load every token. */
export const { size, space } = vars;
