import type { FieldHook } from 'payload'

/** Gives a copied page the first free path of `/owners-copy`, `/owners-copy-2`, …, because paths are unique. */
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
  const used = new Set(docs.map(({ path }) => path))
  let copy = stem
  for (let number = 2; used.has(copy); number += 1) copy = `${stem}-${number}`
  return copy
}
