type Props = {
  /** Number of filled stars, fractions included: 4.5. */
  value: number
  max?: number
  /** Text for screen readers: `4,5 of 5`. */
  label: string
}

const star = 'm12 2.6 2.9 5.95 6.5.95-4.7 4.6 1.1 6.5-5.8-3.07L6.2 20.6l1.1-6.5L2.6 9.5l6.5-.95z'

export function Rating({ value, max = 5, label }: Props) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {Array.from({ length: max }, (_, index) => index + 1).map((position) => {
        const share = Math.min(1, Math.max(0, value - position + 1))
        return (
          <svg
            key={position}
            viewBox="0 0 24 24"
            data-filled={share}
            aria-hidden="true"
            className="size-5 fill-none stroke-[1.5] stroke-current"
          >
            <path d={star} />
            {share > 0 ? (
              <path
                d={star}
                className="fill-current"
                style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
              />
            ) : null}
          </svg>
        )
      })}
    </span>
  )
}
