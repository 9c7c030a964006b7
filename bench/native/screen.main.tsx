import './native.css';
import { offer } from '../offer';
import { Screen } from './Screen';

offer(<Screen />);
