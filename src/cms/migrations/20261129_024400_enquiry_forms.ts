import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/*
 * The blocks of forms became one, which names its form. Pages and their versions store blocks as JSON, whose shape no
 * schema describes.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION pg_temp.one_form_block("blocks" jsonb) RETURNS jsonb LANGUAGE sql AS $$
    SELECT coalesce(jsonb_agg(
      CASE
        WHEN "form" IS NULL THEN "block"
        ELSE ("block" - 'asksFor' - 'form') || jsonb_build_object('blockType', 'enquiryForm', 'kind', "form")
      END ORDER BY "position"), '[]')
    FROM jsonb_array_elements("blocks") WITH ORDINALITY AS "elements" ("block", "position"),
    LATERAL (SELECT CASE "block"->>'blockType'
      WHEN 'contactForm' THEN 'contact'
      WHEN 'dealerEnquiryForm' THEN 'dealerContact'
      WHEN 'vehicleForm' THEN coalesce("block"->>'asksFor', 'vehicle')
      WHEN 'financeForm' THEN coalesce("block"->>'asksFor', 'financeOffer')
      WHEN 'requestForm' THEN coalesce("block"->>'form', 'document')
    END AS "form") AS "forms"
  $$;
  UPDATE "pages" SET "layout" = pg_temp.one_form_block("layout")
    WHERE jsonb_typeof("layout") = 'array'
    AND "layout" @? '$[*] ? (@.blockType == "contactForm" || @.blockType == "dealerEnquiryForm" || @.blockType == "vehicleForm" || @.blockType == "financeForm" || @.blockType == "requestForm")';
  UPDATE "_pages_v" SET "version_layout" = pg_temp.one_form_block("version_layout")
    WHERE jsonb_typeof("version_layout") = 'array'
    AND "version_layout" @? '$[*] ? (@.blockType == "contactForm" || @.blockType == "dealerEnquiryForm" || @.blockType == "vehicleForm" || @.blockType == "financeForm" || @.blockType == "requestForm")';
  DROP FUNCTION pg_temp.one_form_block(jsonb);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  CREATE FUNCTION pg_temp.form_blocks("blocks" jsonb) RETURNS jsonb LANGUAGE sql AS $$
    SELECT coalesce(jsonb_agg(
      CASE
        WHEN "block"->>'blockType' IS DISTINCT FROM 'enquiryForm' THEN "block"
        WHEN "kind" = 'contact' THEN ("block" - 'kind') || '{"blockType": "contactForm"}'
        WHEN "kind" = 'dealerContact' THEN ("block" - 'kind') || '{"blockType": "dealerEnquiryForm"}'
        WHEN "kind" IN ('vehicle', 'quote', 'testDrive')
          THEN ("block" - 'kind') || jsonb_build_object('blockType', 'vehicleForm', 'asksFor', "kind")
        WHEN "kind" IN ('financeOffer', 'financeQuery', 'subscription')
          THEN ("block" - 'kind') || jsonb_build_object('blockType', 'financeForm', 'asksFor', "kind")
        ELSE ("block" - 'kind') || jsonb_build_object('blockType', 'requestForm', 'form', "kind")
      END ORDER BY "position"), '[]')
    FROM jsonb_array_elements("blocks") WITH ORDINALITY AS "elements" ("block", "position"),
    LATERAL (SELECT coalesce("block"->>'kind', 'contact') AS "kind") AS "kinds"
  $$;
  UPDATE "pages" SET "layout" = pg_temp.form_blocks("layout")
    WHERE jsonb_typeof("layout") = 'array' AND "layout" @? '$[*] ? (@.blockType == "enquiryForm")';
  UPDATE "_pages_v" SET "version_layout" = pg_temp.form_blocks("version_layout")
    WHERE jsonb_typeof("version_layout") = 'array' AND "version_layout" @? '$[*] ? (@.blockType == "enquiryForm")';
  DROP FUNCTION pg_temp.form_blocks(jsonb);`)
}
