import { readFile } from 'node:fs/promises'
import { serverFunctionManifest } from '#platform/next-internals/names.ts'
import { serverFunctionIds } from '#platform/next-internals/server-function.ts'
import type { Credentials } from './callers.ts'
import type { Sender } from './send.ts'

type Document = Readonly<Record<string, unknown>>

/** A collection or global with its contents, as an administrator reads them. */
export type Kind = {
  readonly slug: string
  readonly isGlobal: boolean
  readonly ids: readonly (number | string)[]
  /** Some of its documents, without populated relations. */
  readonly documents: readonly Document[]
}

/** All addresses to send requests to. */
export type Surface = {
  readonly pages: readonly string[]
  readonly kinds: readonly Kind[]
  /** Targets of the served contract, with the names of their parameters. */
  readonly services: readonly { readonly path: string; readonly parameters: readonly string[] }[]
  /** Pictures and files that pages refer to. */
  readonly files: readonly string[]
  /** Ids of the server functions of the admin. */
  readonly actions: readonly string[]
}

const maxDocuments = 8

async function read(sender: Sender, target: string, headers: Record<string, string> = {}) {
  const { status, body } = await sender.send({ method: 'GET', target, headers })
  if (status !== 200) throw new Error(`${target} returned ${status}`)
  return body
}

async function readKind(
  sender: Sender,
  slug: string,
  isGlobal: boolean,
  authorization: string,
): Promise<Kind> {
  const query = 'depth=0&draft=true'
  const headers = { authorization }
  if (isGlobal) {
    const document = JSON.parse(await read(sender, `/api/globals/${slug}?${query}`, headers))
    return { slug, isGlobal, ids: [], documents: [document] }
  }
  const { docs } = JSON.parse(
    await read(sender, `/api/${slug}?${query}&limit=${maxDocuments}&sort=id`, headers),
  )
  return { slug, isGlobal, documents: docs, ids: docs.map(({ id }: { id: number }) => id) }
}

/** Collections that are excluded, because no REST route reads them. */
const excludedCollections = ['payload-migrations', 'payload-kv', 'payload-jobs', 'payload-locked-documents']

async function readKinds(sender: Sender, { authorization = '' }: Credentials): Promise<Kind[]> {
  const { collections, globals } = JSON.parse(await read(sender, '/api/access', { authorization }))
  const slugs = Object.keys(collections).filter((slug) => !excludedCollections.includes(slug))
  return Promise.all([
    ...slugs.map((slug) => readKind(sender, slug, false, authorization)),
    ...Object.keys(globals).map((slug) => readKind(sender, slug, true, authorization)),
  ])
}

async function readActions(): Promise<string[]> {
  return serverFunctionIds(await readFile(serverFunctionManifest, 'utf8'))
}

const pathsIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path = '']) => path)),
]

/** Reads the surface from the running site, so that later additions are fuzzed as well. */
export async function readSurface(sender: Sender, admin: Credentials): Promise<Surface> {
  const pages = pathsIn(await read(sender, '/sitemap.xml'), /<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)
  const contract = JSON.parse(await read(sender, '/services/openapi.json'))
  const services = Object.entries<Record<string, { parameters?: { name: string }[] }>>(contract.paths).map(
    ([path, methods]) => ({
      path,
      parameters: Object.values(methods).flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
    }),
  )
  const kinds = await readKinds(sender, admin)
  const dealers = kinds.find(({ slug }) => slug === 'dealers')?.documents ?? []
  const dealerPages = dealers.flatMap(({ slug }) =>
    [
      ...['', '/new-vehicles', '/new-vehicles/fortuner', '/new-vehicles/fortuner/offers'],
      ...['/new-vehicles/hilux-range', '/finance-offers', '/contact'],
    ].map((end) => `/dealers/${slug}${end}`),
  )
  const lineUpHtml = await read(sender, '/vehicles')
  const files = pathsIn(lineUpHtml, /["( ,](\/(?:art|_next)\/[^"\s,)&?]+)/g)
  return { pages: [...pages, ...dealerPages], kinds, services, files, actions: await readActions() }
}
