// In the package this is styles.css; in the sources each component imports its own sheet.
import './themes.css';
import './global.css';
import './locked.css';
