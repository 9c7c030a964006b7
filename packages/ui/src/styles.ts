// The package's styles.css, as the sources have it: here each component brings its own sheet along.
import './theme/themes.css';
import './theme/global.css';
import './theme/locked.css';
