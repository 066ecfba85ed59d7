import type { Metadata } from 'next'
import { PictureView } from '#features/pictures/page.tsx'
import { RangeLineUp } from '#features/vehicles/line-up.page.tsx'
import { listRanges } from '#features/vehicles/server.ts'
import { brand } from '#platform/brand.ts'
import { config } from '#platform/config.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import { StructuredData } from '#ui/structured-data.tsx'

export const revalidate = 604800

export const generateStaticParams = () => []

export const metadata: Metadata = {
  alternates: { canonical: '/' },
  openGraph: { type: 'website', url: '/', title: brand.siteName, description: brand.description },
}

export default async function HomePage() {
  const ranges = await listRanges()
  const [featured] = ranges
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'AutomotiveBusiness',
          name: brand.siteName,
          url: config().siteUrl,
        }}
      />
      <Hero
        title="Made for the long way round."
        lead={
          featured ? (
            <p>
              The {featured.name}. {featured.tagline}
            </p>
          ) : (
            <p>{brand.description}</p>
          )
        }
        picture={featured?.hero ? <PictureView picture={featured.hero} alt="" fill first /> : null}
        actions={
          <>
            {featured ? (
              <ButtonLink href={`/vehicles/${featured.slug}`} look="primary">
                See the {featured.name}
              </ButtonLink>
            ) : null}
            <ButtonLink href="/vehicles" look="secondary">
              All vehicles
            </ButtonLink>
          </>
        }
      />
      <section aria-labelledby="line-up" className="frame py-section">
        <h2 id="line-up" className="mb-12 max-w-[16ch] text-h2">
          Find the one that fits.
        </h2>
        <RangeLineUp ranges={ranges} />
      </section>
      {featured ? (
        <section aria-labelledby="cost" className="on-dark bg-night">
          <div className="frame grid gap-8 py-section desktop:grid-cols-2">
            <h2 id="cost" className="max-w-[14ch] text-h2">
              Know the whole cost first.
            </h2>
            <div className="grid content-start gap-8">
              <p className="max-w-[44ch] text-lead text-night-2">
                Every instalment we show comes with its number of payments, its rate, the balloon at the end,
                every fee and the total. Move the deposit, the term and the rate, and see what each of them
                really does.
              </p>
              <div>
                <ButtonLink href={`/vehicles/${featured.slug}#instalment`} look="primary">
                  Work out an instalment
                </ButtonLink>
              </div>
            </div>
          </div>
        </section>
      ) : null}
    </>
  )
}
