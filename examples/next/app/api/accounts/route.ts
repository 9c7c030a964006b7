import { getAccounts } from '../../../server/books';

export const dynamic = 'force-dynamic';

export const GET = () => Response.json(getAccounts());
