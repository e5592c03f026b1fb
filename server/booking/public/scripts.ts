import { hash } from "node:crypto";
import { type Html, trusted } from "../../http/responses/html.ts";

// All that pages run in browsers. None needs it.

/** Adds the visitor’s own zone to the address before anything is shown, where the page is by another. Without script the page’s zone counts. */
const zone = `(function(u,z){if(!u.searchParams.has("zone")&&z!=document.documentElement.dataset.zone){u.searchParams.set("zone",z);location.replace(u)}})(new URL(location),Intl.DateTimeFormat().resolvedOptions().timeZone)`;

/** Arrows move among days and among times: to the sides in reading order, up and down to the nearest in the next row. */
const arrows = `addEventListener("keydown",function(e){
var at=document.activeElement,all=at.closest(".g7,.times"),sign={ArrowLeft:-1,ArrowRight:1,ArrowUp:-1,ArrowDown:1}[e.key];
if(!all||!sign||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
var links=[...all.querySelectorAll("a")],box=l=>l.getBoundingClientRect(),from=box(at);
var down=l=>(box(l).top-from.top)*sign,far=l=>down(l)*99+Math.abs(box(l).left-from.left);
var isRow=/Up|Down/.test(e.key),back=getComputedStyle(all).direction=="rtl"?-1:1;
var next=isRow?links.filter(l=>down(l)>9).sort((l,m)=>far(l)-far(m))[0]:links[links.indexOf(at)+sign*back];
if(next)next.focus()})`;

/** Looks for what makes a hash begin with zeros, see busy.ts, and sends the form. Without TLS there is none to be had: it waits. */
const check = `(async function(form){
var ticket=form.ticket.value,tried=0,hash=self.crypto&&crypto.subtle,text=new TextEncoder();
if(!hash)await new Promise(done=>setTimeout(done,5100));
else for(;;tried++){var bytes=new Uint8Array(await hash.digest("SHA-256",text.encode(ticket+tried)));if(!bytes[0]&&bytes[1]<16)break}
form.proof.value=tried;form.submit()})(document.getElementById("check"))`;

const scripts = { zone, arrows, check };

export function renderScript(name: keyof typeof scripts): Html {
  return trusted(`<script>${scripts[name]}</script>`);
}

/** Of a text that a page may run or be styled with, as its policy names it. */
export function sourceOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

export const scriptSources = Object.values(scripts).map(sourceOf).join(" ");
