import { Screen } from './Screen';
import { start } from './start';

void start(<Screen />);
