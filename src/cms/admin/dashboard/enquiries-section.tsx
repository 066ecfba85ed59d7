import { readInboxSummary } from '#features/enquiries/enquiries/cms.ts'
import { channelLabels, failedDeliveries } from '#features/enquiries/lead-delivery/cms.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { EnquiryChart } from './enquiry-chart.tsx'
import { Line } from './line.tsx'
import { Section } from './section.tsx'

/** Failed deliveries first, then the enquiries by day and by page. */
export async function EnquiriesSection({ payload, user }: DashboardContext) {
  const [inbox, failed] = await Promise.all([
    readInboxSummary(payload, user),
    failedDeliveries(payload, user),
  ])
  if (!inbox) return null
  const { days, sources, unanswered, medianMinutes } = inbox
  return (
    <>
      {failed && failed.total > 0 ? (
        <Section title="Deliveries that need attention" total={failed.total} empty="">
          {failed.items.map(({ id, reference, channel, detail }) => (
            <Line
              key={id}
              title={reference}
              kind={channelLabels[channel]}
              href={`/admin/collections/deliveries/${id}`}
            >
              <strong className="site-dashboard__alarm">{detail || 'Tried for three days.'}</strong>
            </Line>
          ))}
        </Section>
      ) : null}
      <section className="site-dashboard__section">
        <h2 className="site-dashboard__title">
          <a href="/admin/collections/enquiries">Enquiries</a>
          {unanswered > 0 ? <span className="site-dashboard__count">{unanswered} not answered</span> : null}
        </h2>
        <EnquiryChart days={days} />
        <p className="site-dashboard__note">
          {medianMinutes === null
            ? 'Nothing was answered in these days.'
            : `Half of them were first answered within ${medianMinutes} minutes.`}
        </p>
        <ul>
          {sources.map(({ page, count }) => (
            <li key={page} className="site-dashboard__line">
              {page} <span className="site-dashboard__kind">{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
