import { History } from './History';
import { start } from './start';

void start(<History />);
