export { spend as POST } from '../../../server/books';
