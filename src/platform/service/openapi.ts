import { z } from 'zod'
import type { ContractAction } from './action.ts'
import type { ContractEndpoint } from './endpoint.ts'
import { type FilterRules, maxLimit, type Operator } from './filter.ts'
import { problemMediaType, problemSchema } from './problem.ts'

const text = { type: 'string', minLength: 1 }

const operators: Record<Operator, (field: string) => object> = {
  eq: (field) => ({
    name: `filter[where][${field}]`,
    in: 'query',
    description: `Only those whose ${field} is this`,
    schema: text,
  }),
  inq: (field) => ({
    name: `filter[where][${field}][inq]`,
    in: 'query',
    description: `Only those whose ${field} is one of these; the parameter is repeated`,
    style: 'form',
    explode: true,
    schema: { type: 'array', items: text, minItems: 1, maxItems: maxLimit },
  }),
  like: (field) => ({
    name: `filter[where][${field}][like]`,
    in: 'query',
    description: `Only those whose ${field} contains this`,
    schema: text,
  }),
}

function filterParametersOf({ where, order }: FilterRules): object[] {
  const conditions = Object.entries(where).flatMap(([field, allowed]) =>
    allowed.map((each) => operators[each](field)),
  )
  const sorts = order.flatMap((field) => [`${field} ASC`, `${field} DESC`])
  return [
    ...conditions,
    ...(sorts.length > 0
      ? [{ name: 'filter[order]', in: 'query', schema: { type: 'string', enum: sorts } }]
      : []),
    {
      name: 'filter[limit]',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: maxLimit },
    },
    { name: 'filter[skip]', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
    {
      name: 'filter',
      in: 'query',
      description: 'The whole filter as JSON, instead of all others',
      content: { 'application/json': { schema: { type: 'object' } } },
    },
  ]
}

function parametersOf({ input }: ContractEndpoint): object[] {
  if ('filter' in input) return filterParametersOf(input.filter)
  if ('pathParameter' in input) {
    const { description, ...schema } = jsonSchema(input.schema, 'input')
    return [{ name: input.pathParameter, in: 'path', required: true, description, schema }]
  }
  const required = (schema: z.ZodType) => !schema.safeParse(undefined).success
  return Object.entries(input.parameters.shape).map(([name, schema]) => {
    const { description, ...shape } = jsonSchema(schema, 'input')
    return { name, in: 'query', required: required(schema), description, schema: shape }
  })
}

const failure = (description: string) => ({
  description,
  content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
})

function operationOf(endpoint: ContractEndpoint): object {
  const { input } = endpoint
  const hasPathParameter = 'pathParameter' in input
  const requiresKey = hasPathParameter && !input.isPublic
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2]],
    ...(requiresKey && { security: [{ serviceKey: [] }] }),
    parameters: parametersOf(endpoint),
    responses: {
      200: {
        description: endpoint.summary,
        content: { 'application/json': { schema: jsonSchema(endpoint.response) } },
      },
      400: failure(hasPathParameter ? 'Invalid address' : 'Invalid query'),
      ...(requiresKey && { 401: failure('No service key') }),
      ...(hasPathParameter && { 404: failure('No such item') }),
    },
  }
}

function actionOf(action: ContractAction): object {
  return {
    summary: action.summary,
    tags: [action.path.split('/')[2]],
    security: [{ serviceKey: [] }],
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'The same for every attempt at the same call, so that it is processed once',
        schema: { type: 'string', minLength: 8, maxLength: 200 },
      },
    ],
    requestBody: {
      required: true,
      content: { [action.mediaType]: { schema: jsonSchema(action.body, 'input') } },
    },
    responses: {
      200: {
        description: 'Accepted',
        content: { 'application/json': { schema: jsonSchema(action.response) } },
      },
      401: failure('No service key'),
      422: failure('Invalid request body'),
      503: failure('Temporarily unavailable'),
    },
  }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const pathOf = (endpoint: ContractEndpoint | ContractAction) =>
  endpoint.method === 'GET' ? { get: operationOf(endpoint) } : { post: actionOf(endpoint) }

/**
 * Creates the OpenAPI document of the contract from the endpoints that serve it.
 *
 * @param version of the product.
 * Source: OpenAPI 3.1, whose schema dialect is the one zod writes.
 */
export function openApiDocument(
  endpoints: readonly (ContractEndpoint | ContractAction)[],
  version: string,
): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Services of this site', version },
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, pathOf(endpoint)])),
    components: {
      schemas: { Problem: jsonSchema(problemSchema) },
      securitySchemes: {
        serviceKey: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'service-keys API-Key, a space, and the key',
        },
      },
    },
  }
}
