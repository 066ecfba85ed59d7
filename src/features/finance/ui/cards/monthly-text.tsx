type Props = {
  /** `R7 306 p/m`, or a dash. */
  monthly: string
  className: string
  /** Of the part that says how often. */
  unitClassName: string
}

/** A monthly amount in large, with how often in small; it breaks only between the two. */
export function MonthlyText({ monthly, className, unitClassName }: Props) {
  const [amount, unit] = monthly.split('\u00a0p/m')
  return (
    <p className={`figures ${className}`}>
      {amount}
      {unit === undefined ? null : (
        <>
          <wbr />
          <span className={`whitespace-nowrap ${unitClassName}`}>{'\u00a0p/m'}</span>
        </>
      )}
    </p>
  )
}
