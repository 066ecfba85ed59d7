import { Link } from '#ui/actions/link.tsx'
import { type LineUpFilters, lineUpAddress, lineUpOrders } from '../rules/line-up-filters.ts'
import { orderLabels } from './facet-labels.ts'

type Props = {
  filters: LineUpFilters
  /** Id of the element with the number of results, where the focus continues. */
  resultsId: string
}

/** The orders of the line-up as links, the chosen one marked. */
export function OrderLinks({ filters, resultsId }: Props) {
  const orders = [undefined, ...lineUpOrders]
  return (
    <nav aria-label="Order" className="print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        {orders.map((order) => {
          const chosen = filters.order === order
          return (
            <li key={order ?? 'body'}>
              <Link
                href={`${lineUpAddress({ ...filters, order })}#${resultsId}`}
                scroll={false}
                rel="nofollow"
                aria-current={chosen ? 'true' : undefined}
                className={`target inline-flex items-center hover:text-accent-text ${chosen ? 'font-semibold underline decoration-2 underline-offset-[0.4em]' : 'text-ink-2'}`}
              >
                {order ? orderLabels[order] : 'By body'}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
