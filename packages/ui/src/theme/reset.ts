// How a page begins: margins, text and ground of the document. It reads the tokens and brings none.
import './global.css';
