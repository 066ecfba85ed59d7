import type { DisplayedPlan } from '#features/enquiries/enquiries/index.ts'

/** The lines of a plan with the model they are for. */
export function PlanList({ vehicle, lines }: Pick<DisplayedPlan, 'vehicle' | 'lines'>) {
  return (
    <>
      {vehicle ? <p className="mt-4 font-semibold">{vehicle}</p> : null}
      <dl className="mt-2">
        {lines.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t py-2"
          >
            <dt className="min-w-0 text-ink-2 text-small">{label}</dt>
            <dd className="figures wrap-anywhere min-w-0 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
