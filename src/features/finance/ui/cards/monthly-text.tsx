type Props = {
  /** `R 7 306 p/m`, or a dash. */
  monthly: string
  className: string
  /** Classes of the unit `p/m`. */
  unitClassName: string
}

/** A large monthly amount with a small unit. The line may break only between the two. */
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
