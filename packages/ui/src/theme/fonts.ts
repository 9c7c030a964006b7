// The app serves its fonts itself, without a font service. Browsers download only the fonts that the page uses.
import './ownFace.css';
import './bundledFaces.css';
import './printedFaces.css';
