import { VehiclePicture } from '#features/pictures/pictures/page.tsx'
import { Link } from '#ui/actions/link.tsx'
import type { SearchResult } from '../data/find.ts'
import { addressOf, priceOf } from '../data/result.ts'
import { groupByVehicle } from '../rules/group-by-vehicle.ts'

type Props = {
  results: readonly SearchResult[]
  /** The name of a range at a path; null for an unknown one. */
  nameOf: (path: string) => string | null
}

function ModelLine({ result }: { result: SearchResult }) {
  return (
    <li
      lang={result.language}
      className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-line border-t py-3.5"
    >
      <div className="grid min-w-0 gap-0.5">
        <h4 className="font-semibold">
          <Link href={addressOf(result)} className="after:absolute after:inset-0 hover:underlined">
            {result.title}
          </Link>
        </h4>
        {result.summary ? <p className="text-ink-2 text-small">{result.summary}</p> : null}
      </div>
      {result.shown.price === null ? null : (
        <p className="figures whitespace-nowrap">{priceOf(result, 'en')}</p>
      )}
    </li>
  )
}

/** Models by vehicle, each group beside its picture, the least expensive model first. */
export function ModelResults({ results, nameOf }: Props) {
  return (
    <ul className="-mb-12 gap-gutter desktop:columns-2">
      {groupByVehicle(results).map(({ path, results: models }) => {
        const drawing = models[0]?.shown.drawing
        return (
          <li key={path} className="break-inside-avoid pb-12">
            <div className="flex items-end justify-between gap-6 pb-4">
              <h3 className="text-h4">{nameOf(path) ?? path}</h3>
              {drawing ? (
                <div className="w-36 flex-none tablet:w-44">
                  <VehiclePicture {...drawing} className="h-auto w-full" />
                </div>
              ) : null}
            </div>
            <ul className="border-line border-b">
              {models.map((result) => (
                <ModelLine key={result.shown.href} result={result} />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
