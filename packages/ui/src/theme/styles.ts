// Published as styles.css; in the source, each component imports its own style sheet.
import './themes.css';
import './global.css';
import './locked.css';
