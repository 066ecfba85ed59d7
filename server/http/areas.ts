/** Partitions of the response cache, each with its own size limit and lifetime rules. */
export type CachePartition = 'pages' | 'results' | 'pictures'

/** A part of the address space with its own rules. */
export type Area = {
  /** The area contains this path and all paths below it. */
  readonly prefix: string
  readonly methods: readonly string[]
  /** Maximum size of a request body in bytes. */
  readonly bodyLimit: number
  /** The Content-Security-Policy of its responses. */
  readonly policy: 'page' | 'admin' | 'sandbox'
  /** Whether its clients are programs, which receive errors as application/problem+json. */
  readonly forPrograms: boolean
  /** Whether its responses may contain personal data, which no cache may store. */
  readonly personal: boolean
  /** Whether its responses are pages. */
  readonly pages: boolean
  /** The cache partition of its responses; null when they are not cached. */
  readonly cachePartition: CachePartition | null
}

const readMethods = ['GET', 'HEAD']
const allMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Maximum size of a form or JSON body, in bytes. */
export const defaultBodyLimit = 1_000_000
const uploadBodyLimit = 10_000_000

const pageArea: Area = {
  prefix: '/',
  methods: readMethods,
  bodyLimit: defaultBodyLimit,
  policy: 'page',
  forPrograms: false,
  personal: false,
  pages: true,
  cachePartition: 'pages',
}
const programArea = {
  ...pageArea,
  methods: allMethods,
  forPrograms: true,
  pages: false,
  cachePartition: null,
} as const
const apiArea = { ...programArea, personal: true } as const
const fileArea = { ...pageArea, pages: false, cachePartition: null } as const
/** Admin pages call server functions by POST; all their other requests go to /api. */
const adminArea: Omit<Area, 'prefix'> = {
  ...fileArea,
  methods: ['GET', 'HEAD', 'POST'],
  bodyLimit: uploadBodyLimit,
  policy: 'admin',
  personal: true,
}

/** The first match wins, so more specific prefixes come first. All other paths are pages. */
const areas: readonly Area[] = [
  { ...fileArea, prefix: '/api/media/file', policy: 'sandbox' },
  { ...apiArea, prefix: '/api/media', bodyLimit: uploadBodyLimit },
  { ...apiArea, prefix: '/api' },
  { ...programArea, prefix: '/services' },
  { ...programArea, prefix: '/sections', methods: readMethods },
  { ...adminArea, prefix: '/admin' },
  { ...fileArea, prefix: '/_next' },
  { ...pageArea, prefix: '/enquiry/check', personal: true, cachePartition: null },
  { ...pageArea, prefix: '/search', cachePartition: 'results' },
  { ...fileArea, prefix: '/art', policy: 'sandbox', cachePartition: 'pictures' },
]

function contains(area: Area, path: string): boolean {
  return (
    path.startsWith(area.prefix) && (path.length === area.prefix.length || path[area.prefix.length] === '/')
  )
}

/** Returns the area of a path. */
export function areaOf(path: string): Area {
  for (const area of areas) if (contains(area, path)) return area
  return pageArea
}
