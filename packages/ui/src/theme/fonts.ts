// The faces that are served with the app: no font service is asked. A browser fetches those that it shows.
import './ownFace.css';
import './bundledFaces.css';
