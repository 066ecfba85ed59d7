import type { Metadata } from 'next'
import { AlertsPage } from '#features/stock/vehicle-alerts/alerts.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Vehicle alerts',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The vehicle alerts of a person, or the result of a request. */
export default async function VehicleAlerts({ params }: { params: Promise<{ token: string }> }) {
  return <AlertsPage token={(await params).token} />
}
