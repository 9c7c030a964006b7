import json from '@rad-wallet/api/openapi.json';
import type {
  ResponseObject,
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
} from '@rad-wallet/contract/document';
import * as styles from './apiReference.css';

// `npm run openapi` generates this type. TypeScript types the strings of a JSON file only as `string`.
const document = json as unknown as OpenApiDocument;
const { parameters, responses, schemas } = document.components;

const isReference = (part: object): part is { $ref: string } => '$ref' in part;

function resolveReference<T extends object>(
  part: T | { $ref: string },
  known: Record<string, T>,
): T {
  const value = isReference(part) ? known[getName(part.$ref)] : part;
  if (!value) throw new Error('The document refers to something that it has not');
  return value;
}

const getName = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

function Sample({ value }: { value: unknown }) {
  return <pre className={styles.sample}>{JSON.stringify(value, null, 2)}</pre>;
}

function Body({ label, media }: { label: string; media: [string, MediaType] }) {
  const [type, { schema, example }] = media;
  const name = typeof schema.$ref === 'string' ? getName(schema.$ref) : String(schema.type);
  return (
    <>
      <p>
        {label}: <code>{type}</code>, {name}
      </p>
      {example !== undefined && <Sample value={example} />}
    </>
  );
}

function ParameterRow({ name, in: place, required, description, schema }: Parameter) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {place}, {required ? 'required' : 'optional'}, {String(schema.type)}
      </td>
      <td>{description}</td>
    </tr>
  );
}

function ResponseSection({ status, answer }: { status: string; answer: ResponseObject }) {
  const [first] = Object.entries(answer.content ?? {});
  return (
    <details className={styles.response} open={status.startsWith('2')}>
      <summary>
        <b>{status}</b> {answer.description}
      </summary>
      {first && <Body label="Body" media={first} />}
    </details>
  );
}

function OperationSection({
  method,
  path,
  operation,
}: {
  method: string;
  path: string;
  operation: Operation;
}) {
  const heading = `${method.toUpperCase()} ${path}`;
  const parameterList = (operation.parameters ?? []).map((part) =>
    resolveReference(part, parameters),
  );
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return (
    <section aria-label={heading}>
      <h3>
        <code>{heading}</code>
      </h3>
      <p>
        <b>{operation.summary}.</b> {operation.description}
      </p>
      {parameterList.length > 0 && (
        <table>
          <caption>Parameters</caption>
          <tbody>
            {parameterList.map((parameter) => (
              <ParameterRow key={parameter.name} {...parameter} />
            ))}
          </tbody>
        </table>
      )}
      {body && <Body label="Request" media={body} />}
      {Object.entries(operation.responses).map(([status, answer]) => (
        <ResponseSection
          key={status}
          status={status}
          answer={resolveReference(answer, responses)}
        />
      ))}
    </section>
  );
}

export function ApiReference() {
  return (
    <div className={styles.page}>
      <h2>Operations</h2>
      {Object.entries(document.paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => (
          <OperationSection key={method + path} {...{ method, path, operation }} />
        )),
      )}
      <h2>Schemas</h2>
      {Object.entries(schemas).map(([name, { description, ...schema }]) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <p>{String(description)}</p>
          <Sample value={schema} />
        </section>
      ))}
    </div>
  );
}
