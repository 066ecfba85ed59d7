import type { Metadata } from 'next'
import { ConfirmAlertPage } from '#features/stock/vehicle-alerts/alerts.page.tsx'

/** The address contains a personal token, so the page is never cached. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Vehicle alerts',
  robots: { index: false },
  // Not `no-referrer`: a form without JavaScript would then be sent with `Origin: null`, and refused.
  referrer: 'same-origin',
}

/** The target of the link in the mail that confirms a vehicle alert. */
export default async function VehicleAlertConfirmation({ params }: { params: Promise<{ token: string }> }) {
  return <ConfirmAlertPage token={(await params).token} />
}
