import type { Dealer } from '#features/dealers/dealers/index.ts'
import { fullAddressLines } from './full-address-lines.ts'

/** The address of a dealer, a line each. */
export function DealerAddress({ dealer }: { dealer: Pick<Dealer, 'address' | 'region'> }) {
  return (
    <address className="not-italic">
      {fullAddressLines(dealer).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
