// ELK in a worker of its own: on being loaded there it listens to messages by itself.
import 'elkjs/lib/elk-worker.min.js';
