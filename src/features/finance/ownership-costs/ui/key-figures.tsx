type Props = { figures: readonly (readonly [label: string, amount: string])[] }

/** Amounts that stand out, each with its label. */
export function KeyFigures({ figures }: Props) {
  return (
    <dl className="mt-8 grid grid-cols-1 gap-x-10 gap-y-6 tablet:grid-cols-3">
      {figures.map(([label, amount]) => (
        <div key={label} className="border-ink border-t pt-4">
          <dt className="text-ink-2">{label}</dt>
          <dd className="figures mt-1 whitespace-nowrap text-h3">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
