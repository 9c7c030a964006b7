// The package's styles.css, as the sources have it: here each component brings its own sheet along.
import './themes.css';
import './global.css';
import './locked.css';
