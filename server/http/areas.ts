/** A part of the address space with rules of its own. */
export type Area = {
  /** The path itself and everything below it belongs to the area. */
  readonly prefix: string
  readonly methods: readonly string[]
  /** Largest request body in bytes. */
  readonly bodyLimit: number
  /** Which Content-Security-Policy its answers carry. */
  readonly policy: 'page' | 'admin' | 'sandbox'
  /** Whether its visitors are programs, who get errors as application/problem+json. */
  readonly forPrograms: boolean
  /** Whether its answers are pages. */
  readonly pages: boolean
  /** Whether they may come from a cache: strangers can ask anything of those that may not. */
  readonly kept: boolean
  /** Whether its answers are drawings, which may come from the picture cache. */
  readonly pictures: boolean
}

const reading = ['GET', 'HEAD']
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const usualBody = 1_000_000
const uploadBody = 10_000_000

const pageArea: Area = {
  prefix: '/',
  methods: reading,
  bodyLimit: usualBody,
  policy: 'page',
  forPrograms: false,
  pages: true,
  kept: true,
  pictures: false,
}
const programArea = { ...pageArea, methods: everyMethod, forPrograms: true, pages: false }
const fileArea = { ...pageArea, pages: false }
/** Its pages call the server by POST; everything else they do through /api. */
const adminArea: Omit<Area, 'prefix'> = {
  ...fileArea,
  methods: ['GET', 'HEAD', 'POST'],
  bodyLimit: uploadBody,
  policy: 'admin',
}

/** The first match counts, so what is more precise stands above. What matches nothing is a page. */
const areas: readonly Area[] = [
  { ...fileArea, prefix: '/api/media/file', policy: 'sandbox' },
  { ...programArea, prefix: '/api/media', bodyLimit: uploadBody },
  { ...programArea, prefix: '/api' },
  { ...programArea, prefix: '/services' },
  { ...programArea, prefix: '/sections', methods: reading },
  { ...adminArea, prefix: '/admin' },
  { ...fileArea, prefix: '/_next' },
  { ...pageArea, prefix: '/search', kept: false },
  { ...fileArea, prefix: '/art', policy: 'sandbox', pictures: true },
]

function contains(area: Area, path: string): boolean {
  return (
    path.startsWith(area.prefix) && (path.length === area.prefix.length || path[area.prefix.length] === '/')
  )
}

/** The area a path belongs to. */
export function areaOf(path: string): Area {
  for (const area of areas) if (contains(area, path)) return area
  return pageArea
}
