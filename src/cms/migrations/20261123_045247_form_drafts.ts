import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_drafts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"secret_hash" varchar NOT NULL,
  	"form_key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"step" varchar NOT NULL,
  	"reference" varchar,
  	"person" varchar,
  	"content" varchar,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_drafts_id" integer;
  CREATE UNIQUE INDEX "form_drafts_address_idx" ON "form_drafts" USING btree ("address");
  CREATE INDEX "form_drafts_form_key_idx" ON "form_drafts" USING btree ("form_key");
  CREATE INDEX "form_drafts_person_idx" ON "form_drafts" USING btree ("person");
  CREATE INDEX "form_drafts_expires_at_idx" ON "form_drafts" USING btree ("expires_at");
  CREATE INDEX "form_drafts_updated_at_idx" ON "form_drafts" USING btree ("updated_at");
  CREATE INDEX "form_drafts_created_at_idx" ON "form_drafts" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_drafts_fk" FOREIGN KEY ("form_drafts_id") REFERENCES "public"."form_drafts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_form_drafts_id_idx" ON "payload_locked_documents_rels" USING btree ("form_drafts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_drafts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_drafts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_drafts_fk";
  
  DROP INDEX "payload_locked_documents_rels_form_drafts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_drafts_id";`)
}
