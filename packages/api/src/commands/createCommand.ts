import type * as v from 'valibot';
import type { ApiClient, PostOptions, Schema } from '../client/createApiClient';
import { parseRequest } from './parseRequest';

export type Command<Input, Output> = (
  client: ApiClient,
  input: Input,
  options: PostOptions,
) => Promise<Output>;

/**
 * Creates a command that POSTs its input to `path`. The command throws `InvalidRequestError` before sending, or a client
 * error.
 */
// So that a bundle contains only the commands that it uses.
/* @__NO_SIDE_EFFECTS__ */
export function createCommand<Input, Output>(
  path: string,
  inputSchema: v.GenericSchema<Input, unknown>,
  responseSchema: Schema<Output>,
): Command<Input, Output> {
  return async (client, input, options) =>
    client.post(path, parseRequest(path, inputSchema, input), responseSchema, options);
}
