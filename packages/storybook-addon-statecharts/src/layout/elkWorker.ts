// ELK's worker script registers its own message handler.
import 'elkjs/lib/elk-worker.min.js';
