import { messages } from "../../../shared/messages.ts";
import type { Draw } from "./draw.ts";
import { type Person, removeCompany, viewCompanyDetail } from "./model.ts";
import { created, drawVersion, idOf, nextVersion, phones, refuseStale } from "./records.ts";
import { mayRetry } from "./retries.ts";
import { drawText, type Plays, refusal } from "./world.ts";

const noCompany = refusal(404, messages.companies.notFound);

function companyFields(draw: Draw, me: Person) {
  return {
    name: drawText(draw, me),
    ...draw.some({
      description: drawText(draw, me),
      website: `https://${me.mark}.example`,
      phone: draw.of(phones),
      email: `info@${me.mark}.example`,
      address: drawText(draw, me),
      industry: draw.of(["", "Steel", `Steel ${me.mark}`]),
    }),
  };
}

const emptyCompany = {
  description: "",
  website: "",
  phone: "",
  email: "",
  address: "",
  industry: "",
};

export const companyPlays: Plays = {
  "POST /api/companies": mayRetry("companies", (scene) => {
    const { me, draw } = scene;
    const body = companyFields(draw, me);
    const play = created(scene, { ...emptyCompany, ...body }, (row) => {
      me.companies.set(row._id, row);
      const remove = () => me.companies.delete(row._id);
      return { view: viewCompanyDetail(me, row), remove };
    });
    return { input: { body }, ...play };
  }),

  "GET /api/companies/:id": (scene) => {
    const id = idOf(scene, "companies");
    const company = scene.me.companies.get(id);
    const input = { params: { id } };
    if (!company) return { input, meets: noCompany };
    return { input, meets: { status: 200, body: { data: viewCompanyDetail(scene.me, company) } } };
  },

  "PUT /api/companies/:id": (scene) => {
    const { me, draw, now } = scene;
    const id = idOf(scene, "companies");
    const company = me.companies.get(id);
    const body = draw.some(companyFields(draw, me));
    const headers = drawVersion(draw, company);
    const input = { params: { id }, body, headers };
    if (!company) return { input, meets: noCompany };
    const stale = refuseStale(headers, company, viewCompanyDetail(me, company));
    if (stale) return { input, meets: stale };
    const changed = { ...company, ...body, updatedAt: nextVersion(company, now) };
    return {
      input,
      meets: { status: 200, body: { data: viewCompanyDetail(me, changed) } },
      learn: () => void me.companies.set(id, changed),
    };
  },

  "DELETE /api/companies/:id": (scene) => {
    const id = idOf(scene, "companies");
    const input = { params: { id } };
    if (!scene.me.companies.has(id)) return { input, meets: noCompany };
    return {
      input,
      meets: { status: 200, body: { msg: messages.companies.deleted } },
      learn: () => removeCompany(scene.me, id),
    };
  },
};
