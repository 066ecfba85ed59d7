import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints, type Payload } from 'payload'
import { ensureFirstAdmin } from '#cms/first-admin.ts'
import { pageFile, publishPage } from '#cms/fixture.ts'
import { seedForForms } from '#cms/seed.ts'
import { localNewsletter } from '#features/people/newsletter/services.ts'
import { createSamples } from '../access/samples.ts'
import { page, visitor } from './contents.ts'

/** Fills a migrated database with content, samples of each collection, people and their enquiries. */
export async function fillSample(payload: Payload): Promise<void> {
  await ensureFirstAdmin(payload, () => Promise.reject(new Error('ADMIN_PASSWORD is set.')))
  await seedForForms(payload)
  await shortenSpecifications(payload)
  await publishTwice(payload)
  for (const { slug } of payload.config.collections) {
    if (!slug.startsWith('payload-')) await createSamples(payload, slug)
  }
  await sendForm(payload, 'contact', {})
  await sendForm(payload, 'quote', await vehicleAndDealer(payload))
  const { fullName, email } = visitor
  const [firstName = '', lastName = ''] = fullName.split(' ')
  await localNewsletter(async () => payload).subscribe({ firstName, lastName, emailAddress: email })
}

/** Keeps two lines of each specification group, because specifications take most of the space. */
async function shortenSpecifications(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(sql`
    delete from models_specifications_items where _order > 2;
    delete from _models_v_version_specifications_items where _order > 2`)
}

/** Publishes a page twice, so that it has an earlier version. */
async function publishTwice(payload: Payload): Promise<void> {
  for (const title of ['The first title', page.title]) {
    const file = {
      path: page.path,
      title,
      meta: { title, description: page.text },
      layout: [
        { blockType: 'text', title, content: `${page.text} [Home](/)` },
        { blockType: 'faq', title: 'Questions', questions: [{ question: 'Is it kept?', answer: 'Yes.' }] },
      ],
    }
    await publishPage(payload, pageFile.parse(file))
  }
}

async function vehicleAndDealer(payload: Payload): Promise<{ model: string; dealer: string }> {
  const first = async (collection: 'models' | 'dealers') => {
    const { docs } = await payload.find({
      collection,
      limit: 1,
      depth: 0,
      sort: 'id',
      where: { _status: { equals: 'published' } },
    })
    return docs[0] as unknown as { code?: string; slug?: string }
  }
  return {
    model: (await first('models')).code ?? '',
    dealer: (await first('dealers')).slug ?? '',
  }
}

/** Submits a form through the API, which stores the enquiry, the consent and the deliveries. */
async function sendForm(payload: Payload, kind: string, about: object): Promise<void> {
  const marketing = { optIn: true, marketing: true, divisions: ['TFS'], channel: 'Email', wordingVersion: 1 }
  const metadata = { key: randomUUID(), page: '/contact', language: 'en', website: '', elapsed: 30_000 }
  const request = new Request(`http://localhost/api/enquiries/${kind}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, adult: true, ...marketing, ...metadata, ...about }),
  })
  const response = await handleEndpoints({ config: payload.config, request })
  if (response.status !== 201) throw new Error(`The ${kind} form was not stored: ${await response.text()}`)
}
