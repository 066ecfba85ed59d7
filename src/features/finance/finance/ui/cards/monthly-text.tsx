type Props = {
  /** `R 7 306 p/m`, or a dash. */
  monthly: string
  className: string
  /** Classes of the unit `p/m`. */
  unitClassName: string
}

/** A large monthly amount with a small unit, on one line: where space is short, in smaller figures. */
export function MonthlyText({ monthly, className, unitClassName }: Props) {
  const [amount, unit] = monthly.split('\u00a0p/m')
  return (
    <div className="@container">
      <p className={`figures whitespace-nowrap ${className}`}>
        {amount}
        {unit === undefined ? null : <span className={unitClassName}>{'\u00a0p/m'}</span>}
      </p>
    </div>
  )
}
