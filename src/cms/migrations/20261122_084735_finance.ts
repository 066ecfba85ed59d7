import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'financeOffer';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'financeQuery';
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'subscription';
  CREATE TABLE "guaranteed_values_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mileage" numeric NOT NULL,
  	"months" numeric NOT NULL,
  	"factor" numeric NOT NULL
  );
  
  CREATE TABLE "guaranteed_values" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar NOT NULL,
  	"model_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscription_quotes_quotes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mileage" numeric NOT NULL,
  	"months" numeric NOT NULL,
  	"lease_price" numeric NOT NULL,
  	"protect" numeric NOT NULL,
  	"reference" varchar
  );
  
  CREATE TABLE "subscription_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar NOT NULL,
  	"model_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "enquiries" ADD COLUMN "plan_in_words" varchar;
  ALTER TABLE "enquiries" ADD COLUMN "plan" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guaranteed_values_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscription_quotes_id" integer;
  ALTER TABLE "guaranteed_values_values" ADD CONSTRAINT "guaranteed_values_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guaranteed_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guaranteed_values" ADD CONSTRAINT "guaranteed_values_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscription_quotes_quotes" ADD CONSTRAINT "subscription_quotes_quotes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscription_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscription_quotes" ADD CONSTRAINT "subscription_quotes_model_id_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "guaranteed_values_values_order_idx" ON "guaranteed_values_values" USING btree ("_order");
  CREATE INDEX "guaranteed_values_values_parent_id_idx" ON "guaranteed_values_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guaranteed_values_model_idx" ON "guaranteed_values" USING btree ("model_id");
  CREATE INDEX "guaranteed_values_updated_at_idx" ON "guaranteed_values" USING btree ("updated_at");
  CREATE INDEX "guaranteed_values_created_at_idx" ON "guaranteed_values" USING btree ("created_at");
  CREATE INDEX "subscription_quotes_quotes_order_idx" ON "subscription_quotes_quotes" USING btree ("_order");
  CREATE INDEX "subscription_quotes_quotes_parent_id_idx" ON "subscription_quotes_quotes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subscription_quotes_model_idx" ON "subscription_quotes" USING btree ("model_id");
  CREATE INDEX "subscription_quotes_updated_at_idx" ON "subscription_quotes" USING btree ("updated_at");
  CREATE INDEX "subscription_quotes_created_at_idx" ON "subscription_quotes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guaranteed_values_fk" FOREIGN KEY ("guaranteed_values_id") REFERENCES "public"."guaranteed_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscription_quotes_fk" FOREIGN KEY ("subscription_quotes_id") REFERENCES "public"."subscription_quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_guaranteed_values_id_idx" ON "payload_locked_documents_rels" USING btree ("guaranteed_values_id");
  CREATE INDEX "payload_locked_documents_rels_subscription_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("subscription_quotes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guaranteed_values_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guaranteed_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_quotes_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscription_quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guaranteed_values_values" CASCADE;
  DROP TABLE "guaranteed_values" CASCADE;
  DROP TABLE "subscription_quotes_quotes" CASCADE;
  DROP TABLE "subscription_quotes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guaranteed_values_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscription_quotes_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('vehicle', 'quote', 'testDrive', 'contact');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  DROP INDEX "payload_locked_documents_rels_guaranteed_values_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscription_quotes_id_idx";
  ALTER TABLE "enquiries" DROP COLUMN "plan_in_words";
  ALTER TABLE "enquiries" DROP COLUMN "plan";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guaranteed_values_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscription_quotes_id";`)
}
