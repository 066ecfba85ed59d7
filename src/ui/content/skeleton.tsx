type Props = {
  /** Message for screen readers. */
  label: string
  /** Number of placeholders. */
  count: number
  shape?: 'card' | 'line'
}

/** Placeholders for cards or lines of text that are loading. */
export function Skeleton({ label, count, shape = 'card' }: Props) {
  const indexes = Array.from({ length: count }, (_, index) => index)
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
        {indexes.map((index) =>
          shape === 'card' ? (
            <div key={index} data-skeleton className="grid gap-4">
              <div className="skeleton aspect-[3/2]" />
              <div className="skeleton h-5 w-2/3" />
              <div className="skeleton h-4 w-1/2" />
            </div>
          ) : (
            <div key={index} data-skeleton className="skeleton h-4 last:w-2/3" />
          ),
        )}
      </div>
    </div>
  )
}
