// The variable Latin face, served with the app: no font service is asked.
import '@fontsource-variable/figtree/wght.css';
