import type { FieldHook } from 'payload'

/** The first of `/owners-copy`, `/owners-copy-2`, … that no page has: a copy of a page needs an address of its own. */
export const copyToFreePath: FieldHook = async ({ value, req }) => {
  const stem = `${value === '/' ? '/home' : value}-copy`
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { like: stem } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { path: true },
    overrideAccess: true,
    req,
  })
  const taken = new Set(docs.map(({ path }) => path))
  let copy = stem
  for (let number = 2; taken.has(copy); number += 1) copy = `${stem}-${number}`
  return copy
}
