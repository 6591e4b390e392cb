import { chromium } from "@playwright/test";
import sharp from "sharp";
import { mkdirSync } from "node:fs";
const base="http://localhost:4140";
const pages={
 de:["/","/Bindex","/wer-wir-sind","/kontakt","/shipping","/blog","/blog/warum-der-honig-zeit-braucht","/seite/impressum","/seite/agb","/seite/datenschutz","/seite/widerruf","/seite/barrierefreiheit","/gewaehrleistung","/newsletter","/vertrag-widerrufen","/bestellung-verfolgen","/newsletter/confirm?token=x","/nix","/produkte/kategorie/nix","/suche?q=xyz"],
 it:["/it","/it/Bindex","/it/chi-siamo","/it/contatti","/it/shipping","/it/blog","/it/blog/perche-il-miele-ha-bisogno-di-tempo","/it/pagina/note-legali","/it/pagina/condizioni-di-vendita","/it/pagina/privacy","/it/pagina/recesso","/it/pagina/accessibilita","/it/garanzia-legale","/it/newsletter","/it/recedere-dal-contratto","/it/segui-ordine","/it/newsletter/confirm?token=x","/it/nix","/it/prodotti/categoria/nix","/it/cerca?q=xyz"],
 en:["/en","/en/Bindex","/en/about-us","/en/contact","/en/shipping","/en/blog","/en/blog/why-the-honey-needs-time","/en/page/legal-notice","/en/page/terms","/en/page/privacy","/en/page/withdrawal","/en/page/accessibility","/en/legal-guarantee","/en/newsletter","/en/withdraw-from-contract","/en/track-order","/en/newsletter/confirm?token=x","/en/nix","/en/products/category/nix","/en/search?q=xyz"]};
mkdirSync("/tmp/shots",{recursive:true});
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox","--disable-gpu"]});
const only=process.argv[2], w=Number(process.argv[3]), from=Number(process.argv[4]??0), to=Number(process.argv[5]??99);
const ctx=await b.newContext({viewport:{width:w,height:900},locale:{de:"de-DE",it:"it-IT",en:"en-GB"}[only]});
const p=await ctx.newPage();
const list=pages[only].slice(from,to); const shots=[];
for(const u of list){ await p.goto(base+u,{waitUntil:"load"}); await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=800){scrollTo(0,y);await new Promise(r=>setTimeout(r,60));}scrollTo(0,0);}); await p.waitForTimeout(250); shots.push(await p.screenshot({fullPage:true})); }
await b.close();
const cw=w===390?300:640; const H=w===390?2400:1900; const imgs=[];
for(const s of shots) imgs.push(await sharp(s).resize({width:cw}).extract({left:0,top:0,width:cw,height:Math.min(H,(await sharp(await sharp(s).resize({width:cw}).toBuffer()).metadata()).height)}).toBuffer());
const per=w===390?6:3;
for(let i=0;i<imgs.length;i+=per){const g=imgs.slice(i,i+per); const hs=await Promise.all(g.map(async x=>(await sharp(x).metadata()).height)); const h=Math.max(...hs);
 await sharp({create:{width:per*(cw+10),height:h,channels:3,background:"#888"}}).composite(g.map((x,k)=>({input:x,left:k*(cw+10),top:0}))).png().toFile(`/tmp/shots/${only}-${w}-${from+i}.png`);}
