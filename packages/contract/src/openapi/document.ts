import type { JsonSchema } from './schemas';

// The subset of OpenAPI 3.1 used by our document: https://spec.openapis.org/oas/v3.1.1

export interface MediaType {
  schema: JsonSchema;
  example?: unknown;
}

export interface Header {
  description: string;
  schema: JsonSchema;
}

export interface Parameter extends Header {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  example?: unknown;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
}

export interface ReferenceObject {
  $ref: string;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: readonly (Parameter | ReferenceObject)[];
  requestBody?: { required: true; content: Record<string, MediaType> };
  responses: Record<string, ResponseObject | ReferenceObject>;
}

export interface PathItem {
  get?: Operation;
  post?: Operation;
  delete?: Operation;
}

export interface OpenApiDocument {
  openapi: '3.1.1';
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: readonly { url: string; description: string }[];
  security: readonly Record<string, readonly string[]>[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, ResponseObject>;
    securitySchemes: Record<string, unknown>;
  };
}
