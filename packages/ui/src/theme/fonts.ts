// The fonts are served with the app, without a font service. A browser downloads only those that it renders.
import './ownFace.css';
import './bundledFaces.css';
