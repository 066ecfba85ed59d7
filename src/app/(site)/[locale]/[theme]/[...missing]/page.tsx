import { notFound } from 'next/navigation'

/** Made on every visit: what does not exist is not worth keeping. */
export const dynamic = 'force-dynamic'

export default function MissingPage(): never {
  notFound()
}
