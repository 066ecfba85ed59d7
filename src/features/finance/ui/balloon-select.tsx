import type { BasisPoints } from '#platform/money.ts'
import { Select } from '#ui/forms/select.tsx'
import { useEarlyInput } from '#ui/forms/use-early-input.ts'
import { formatRate } from './format-rate.ts'

type Props = {
  label: string
  /** Shares of the price. */
  balloons: readonly BasisPoints[]
  chosen: BasisPoints
  onChoose: (share: BasisPoints) => void
}

/** The balloon of a plan, as a share of the price. */
export function BalloonSelect({ label, balloons, chosen, onChoose }: Props) {
  const choose = (value: string) => {
    const share = balloons.find((offered) => String(offered) === value)
    if (share !== undefined && share !== chosen) onChoose(share)
  }
  const control = useEarlyInput<HTMLSelectElement>(({ value }) => choose(value))
  return (
    <Select
      ref={control}
      label={label}
      options={balloons.map((share) => ({ value: String(share), label: formatRate(share) }))}
      value={String(chosen)}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
