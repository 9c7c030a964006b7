// The app hosts its fonts itself. Browsers download only the fonts used by the page.
import './ownFace.css';
import './bundledFaces.css';
import './printedFaces.css';
