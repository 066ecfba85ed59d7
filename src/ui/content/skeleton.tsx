type Props = {
  /** What is being loaded, said once to screen readers. */
  label: string
  /** How many stand side by side or below each other. */
  count: number
  shape?: 'card' | 'line'
}

/** Keeps the place of cards or lines that are still on their way. */
export function Skeleton({ label, count, shape = 'card' }: Props) {
  const places = Array.from({ length: count }, (_, index) => index)
  return (
    <div role="status">
      <p className="sr-only">{label}</p>
      <div
        aria-hidden="true"
        className={
          shape === 'card'
            ? 'grid grid-cols-1 gap-gutter tablet:grid-cols-2 desktop:grid-cols-4'
            : 'grid max-w-[40ch] gap-3'
        }
      >
        {places.map((place) =>
          shape === 'card' ? (
            <div key={place} data-skeleton className="grid gap-4">
              <div className="skeleton aspect-[3/2]" />
              <div className="skeleton h-5 w-2/3" />
              <div className="skeleton h-4 w-1/2" />
            </div>
          ) : (
            <div key={place} data-skeleton className="skeleton h-4 last:w-2/3" />
          ),
        )}
      </div>
    </div>
  )
}
