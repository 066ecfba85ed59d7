import { mapRegions } from '#features/dealers/dealer-finder/server.ts'

/** The outlines of provinces and countries. */
export function MapOutlines() {
  return mapRegions().map(({ name, kind, outline }) => (
    <path
      key={name}
      d={outline}
      className={`stroke-[1.25px] stroke-line [vector-effect:non-scaling-stroke] ${kind === 'neighbour' ? 'fill-studio-wall' : 'fill-surface'}`}
    />
  ))
}
